import type { Locale } from './locale.ts'
import type { z } from 'zod'
import type { PeopleList } from './people-lists.ts'
import type { Admission } from './access.ts'

export type UploadKind = 'image' | 'video' | 'pdf' | 'sheet'

/** A file that arrived with a request: judged by its content, staged on disk, gone when the request ends. */
export interface Upload {
  field: string
  /** the staged file */
  path: string
  filename: string
  kind: UploadKind
  /** the type its content shows, never the declared one */
  type: string
  bytes: number
  /** an earlier form used it up, so its bytes are gone: a repeated form is answered as the first was, any other is refused */
  used?: true
  /** the sender, for queues that serve senders in turn: an account, or the product itself */
  by: string
}

/** A raw body: callers pass a Blob, handlers receive its bytes. Made by `bytes()`. */
export type BytesBody = z.ZodType<Uint8Array, Blob>

/** An answer that is a file and not JSON. Where it depends on the request, these are the usual ones. */
export interface FileAnswer {
  type: string
  filename: string
}

/** What a handler returns for a file response; type and name where they differ from the contract's. */
export interface FileReply extends Partial<FileAnswer> {
  content: Uint8Array | AsyncIterable<Uint8Array> | ((locale: Locale) => AsyncIterable<Uint8Array>)
  /** shown in the browser instead of saved */
  inline?: boolean
  /** of a spreadsheet, the rows written so far */
  rows?: () => number
}

/** The header with about how many bytes a file will have that is sent while it is made. */
export const EXPECTED_BYTES = 'x-expected-bytes'

/**
 * Everything about one call, said once. The route, its validation and authorisation, the typed client, the OpenAPI
 * document and the access test derive from it.
 */
export interface Endpoint extends Admission {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** below `/api`, in Fastify's spelling: `/products/getdatabyid/:id` */
  path: string
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  /** with an `upload()` field in it the call is multipart */
  body?: z.ZodObject | BytesBody
  response: z.ZodObject | FileAnswer
  /** the list of people that this exports: who did so is recorded */
  people?: PeopleList | undefined
  /** sensitive calls: a session is not enough, the password must have been typed within the last minutes */
  recentPassword?: boolean | undefined
  /** can be called in a session in which a second factor has to be added before anything else */
  whileEnrolling?: boolean | undefined
  /** public answers kept as finished bytes, until a write drops one of these tags */
  cacheTags?: (input: { params: Record<string, unknown>; query: Record<string, unknown> }) => string[]
}

/** Keeps the literal types of a domain's endpoints. */
export const define = <const E extends Record<string, Endpoint>>(endpoints: E): E => endpoints

type Schema<E, Part extends string> = E extends Record<Part, infer S extends z.ZodType> ? S : undefined

type Given<E, Part extends 'params' | 'query' | 'body'> =
  Schema<E, Part> extends infer S extends z.ZodType
    ? // all optional: the part itself may be left out
      Record<string, never> extends z.input<S>
      ? { [P in Part]?: z.input<S> }
      : { [P in Part]: z.input<S> }
    : unknown

type Parsed<E, Part extends 'params' | 'query' | 'body'> =
  Schema<E, Part> extends infer S extends z.ZodType ? { [P in Part]: z.output<S> } : unknown

/** What a caller passes: `{ params, query, body }`, as far as the endpoint has them. */
export type Call<E> = Given<E, 'params'> & Given<E, 'query'> & Given<E, 'body'>

/** What a handler receives, parsed. */
export type Input<E> = Parsed<E, 'params'> & Parsed<E, 'query'> & Parsed<E, 'body'>

/** The response a caller gets. */
export type Answer<E> = Schema<E, 'response'> extends infer S extends z.ZodType ? z.output<S> : Blob

/** What a handler returns: the response before defaults are filled in and unknown keys are dropped. */
export type Reply<E> = Schema<E, 'response'> extends infer S extends z.ZodType ? z.input<S> : FileReply
