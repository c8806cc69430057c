import { env } from 'node:process'

// Loaded before the product (`node --import`): in this process, its threads and the database in one of them it is as much
// later as the environment says.
const ahead = Number(env['CLOCK_AHEAD_MS'])
const { now } = Date
const later = () => now() + ahead

globalThis.Date = new Proxy(Date, {
  construct: (date, given: unknown[], made) =>
    Reflect.construct(date, given.length > 0 ? given : [later()], made) as Date,
  get: (date, name) => (name === 'now' ? later : (Reflect.get(date, name) as unknown)),
})
