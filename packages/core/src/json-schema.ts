/**
 * A schema in the words of JSON Schema 2020-12, as far as this library uses them: for forms, editors and validators that know
 * nothing of games.
 *
 * @category Options
 */
export interface JsonSchema {
  readonly $schema?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'null';
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly contains?: JsonSchema;
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly title?: string;
  readonly description?: string;
}
