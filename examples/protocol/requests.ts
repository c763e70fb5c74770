/** Reads requests with care: a bad request gets an answer and never ends the program. */
import { isIllegalMoveError, isInvalidOptionsError, isNoSuchSeatError } from '@wonders/core';

/** Why a request cannot be answered. */
export type Fault =
  | { readonly code: 'not-json' | 'too-long' | 'too-many-tables'; readonly message: string }
  | { readonly code: 'bad-request'; readonly parameter: string; readonly message: string }
  | {
      readonly code: 'no-such-method' | 'no-such-game' | 'no-such-table' | 'no-such-seat' | 'no-such-bot';
      readonly message: string;
    }
  | { readonly code: 'invalid-options'; readonly issues: readonly unknown[]; readonly message: string }
  | { readonly code: 'illegal-move'; readonly refusal: unknown; readonly message: string }
  | { readonly code: 'internal'; readonly message: string };

/** Thrown when a request is wrong. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** An error as a fault. */
export function faultOf(error: unknown): Fault {
  if (error instanceof RequestError) return error.fault;
  if (isIllegalMoveError(error)) return { code: 'illegal-move', refusal: error.refusal, message: error.message };
  if (isInvalidOptionsError(error)) return { code: 'invalid-options', issues: error.issues, message: error.message };
  if (isNoSuchSeatError(error)) return { code: 'no-such-seat', message: error.message };
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
}

export type Parameters = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Parameters =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function wrong(parameter: string, expected: string): never {
  throw new RequestError({ code: 'bad-request', parameter, message: `${parameter} should be ${expected}` });
}

export function text(parameters: Parameters, name: string): string {
  const value = parameters[name];
  return typeof value === 'string' ? value : wrong(name, 'a text');
}

export function optionalText(parameters: Parameters, name: string, fallback: string): string {
  return parameters[name] === undefined ? fallback : text(parameters, name);
}

export function optionalInteger(parameters: Parameters, name: string): number | undefined {
  const value = parameters[name];
  return value === undefined || Number.isInteger(value) ? (value as number | undefined) : wrong(name, 'a whole number');
}

export function integer(parameters: Parameters, name: string): number {
  return optionalInteger(parameters, name) ?? wrong(name, 'a whole number');
}

export function optionalObject(parameters: Parameters, name: string): Parameters {
  const value = parameters[name] ?? {};
  return isObject(value) ? value : wrong(name, 'an object');
}

/** The id of a request, which its answer repeats: no list, which may be too deep to be written. */
export function checkedId(id: unknown): unknown {
  if (id === undefined || id === null) return null;
  return ['string', 'number', 'boolean'].includes(typeof id) ? id : wrong('id', 'a text or a number');
}

/** A line as a request. */
export interface Request {
  readonly id: unknown;
  readonly method: string;
  readonly parameters: Parameters;
}

/** The request of a line, and its id if it can be read. */
export function requestOf(line: string): Request {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new RequestError({
      code: 'not-json',
      message: `not JSON: ${error instanceof Error ? error.message : error}`,
    });
  }
  if (!isObject(value)) wrong('request', 'an object');
  const { id, method, ...parameters } = value;
  return { id: checkedId(id), method: typeof method === 'string' ? method : '', parameters };
}
