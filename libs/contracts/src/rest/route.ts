import type { Permission } from '@red-disc/clubs';
import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A REST route: the gateway serves it, the dashboard calls it and the documentation shows it, all from this. */
export interface Route {
  readonly method: Method;
  /** With `:name` for each path parameter. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** Which right the caller needs. One that is a club's asks for the club of the path. */
  readonly permission: Permission;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** What kind of file the answer is; JSON if it is not said. */
  readonly mediaType?: string;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Given<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What a handler gets: everything parsed. */
export interface InputOf<R extends Route> {
  readonly params: Parsed<R['params']>;
  readonly query: Parsed<R['query']>;
  readonly body: Parsed<R['body']>;
}

/** What a caller hands over: defaults may be left out. */
export interface RequestOf<R extends Route> {
  readonly params: Given<R['params']>;
  readonly query: Given<R['query']>;
  readonly body: Given<R['body']>;
}

export type ResponseOf<R extends Route> = z.output<R['response']>;

export function defineRoute<const R extends Route>(route: R): R {
  return route;
}
