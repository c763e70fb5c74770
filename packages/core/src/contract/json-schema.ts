/**
 * A schema in the words of JSON Schema 2020-12, as far as this library uses them: for forms, editors and validators that know
 * nothing of games.
 *
 * @category Options
 */
export interface JsonSchema {
  /** The address of the dialect; only at the top. */
  readonly $schema?: string;
  /** The sort of the value. */
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'null';
  /** The values that are allowed, one by one. */
  readonly enum?: readonly unknown[];
  /** The one value that is allowed. */
  readonly const?: unknown;
  /** The value that an absent one stands for. */
  readonly default?: unknown;
  /** The least number. */
  readonly minimum?: number;
  /** The greatest number. */
  readonly maximum?: number;
  /** The number below which all are. */
  readonly exclusiveMaximum?: number;
  /** The number of which all are multiples. */
  readonly multipleOf?: number;
  /** The least characters of a text. */
  readonly minLength?: number;
  /** The most characters of a text. */
  readonly maxLength?: number;
  /** A regular expression that a text has to match. */
  readonly pattern?: string;
  /** What each entry of a list has to be. */
  readonly items?: JsonSchema;
  /** The least entries of a list. */
  readonly minItems?: number;
  /** The most entries of a list. */
  readonly maxItems?: number;
  /** What some entries of a list have to be. */
  readonly contains?: JsonSchema;
  /** How many entries at least are of that kind. */
  readonly minContains?: number;
  /** How many entries at most are of that kind. */
  readonly maxContains?: number;
  /** What each key of an object holds. */
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  /** Whether an object may have keys besides `properties`. */
  readonly additionalProperties?: boolean;
  /** The keys that an object has to have. */
  readonly required?: readonly string[];
  /** The value has to fit one of these. */
  readonly anyOf?: readonly JsonSchema[];
  /** The value has to fit all of these. */
  readonly allOf?: readonly JsonSchema[];
  /** A condition on the value: where it fits, `then` has to fit as well. */
  readonly if?: JsonSchema;
  /** What has to fit where `if` fits. */
  readonly then?: JsonSchema;
  /** What a form writes beside the value. */
  readonly title?: string;
  /** What the value means, in a sentence. */
  readonly description?: string;
}
