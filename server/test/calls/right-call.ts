import type { Call } from 'contract/core/endpoint'
import type { Contract } from 'contract/index'
import type { TestAccount } from '../factories/builders.ts'
import type { World } from './world.ts'

/** A valid request for a call, on its own rows. */
export interface RightCall {
  /** who says it; else the customer or the administrator of the world */
  as?: TestAccount
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: Record<string, unknown> | Blob
  /** that the browser got from an earlier call */
  cookies?: Record<string, string>
}

/** Makes the rows that a call needs, and says the call. */
export type MakeCall<Said = RightCall> = (world: World) => Said | Promise<Said>

type MakeOf<E> = MakeCall<Call<E> & Pick<RightCall, 'as' | 'cookies'>>

/** Reads that ask for nothing, and that do not narrow what they read to a service centre, need no description. */
type IsPlain<E> = E extends { method: 'GET' }
  ? E extends { centre: 'handler' }
    ? false
    : Record<string, never> extends Call<E>
      ? true
      : false
  : false
type Described<D> = { [Name in keyof D as IsPlain<D[Name]> extends true ? never : Name]: MakeOf<D[Name]> }
type Plain<D> = { [Name in keyof D as IsPlain<D[Name]> extends true ? Name : never]?: MakeOf<D[Name]> }

/** How each call of the contract is made; one that is missing, or asks for something else, does not compile. */
export type RightCalls = { [Domain in keyof Contract]: Described<Contract[Domain]> & Plain<Contract[Domain]> }

/** The name of a call in any domain. */
type CallName = Extract<{ [Domain in keyof Contract]: keyof Contract[Domain] }[keyof Contract], string>

type Id = number | string
type MakeRow<I extends Id> = (world: World) => Promise<{ id: I }>

/** A call whose address names a row. */
export function byId<I extends Id>(row: MakeRow<I>): MakeCall<{ params: { id: I } }>
export function byId<I extends Id, Body extends object>(
  row: MakeRow<I>,
  body: Body | (() => Body | Promise<Body>),
): MakeCall<{ params: { id: I }; body: Body }>
export function byId(row: MakeRow<Id>, body?: object | (() => object | Promise<object>)): MakeCall<never> {
  return async (world) =>
    ({
      params: { id: (await row(world)).id },
      // Files and numbers are new in each call.
      ...(body && { body: typeof body === 'function' ? await body() : body }),
    }) as never // as one of the signatures says
}

/** Calls whose address names a row, and that say no more. */
export const eachById = <Name extends CallName, I extends Id>(row: MakeRow<I>, ...names: Name[]) =>
  // A key for each of the names, which its type cannot know.
  Object.fromEntries(names.map((name) => [name, byId(row)])) as Record<Name, MakeCall<{ params: { id: I } }>>

/** A call whose body names rows in a list. */
export const inList =
  <Field extends string, More extends object = object>(
    field: Field,
    row: MakeRow<number>,
    more?: More,
  ): MakeCall<{ body: Record<Field, number[]> & More }> =>
  async (world) => ({ body: { [field]: [(await row(world)).id], ...more } as Record<Field, number[]> & More })

let numbers = 9_812_000_000
/** A mobile number that nobody has. */
export const newNumber = () => String((numbers += 1))
/** A name that nothing has. */
export const newName = () => `Hearth ${newNumber()}`
/** A password that keeps every rule. */
export const PASSWORD = 'River-stone-42'
