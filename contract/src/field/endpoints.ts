import { m } from 'contract/messages'
import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { many, one } from '../core/fields.ts'
import { commandAnswer, envelope, laterPhotos, photoAnswer } from './commands.ts'
import { fieldWork } from './jobs.ts'
import { MOST_COMMANDS } from './words.ts'

/**
 * The engineer's phone. It reads its work, keeps it, and tells what was done from wherever it is: commands wait on the
 * phone until they are answered. An engineer reaches their own visits and nothing else.
 *
 * Order of a report with photographs: begin uploads when the line allows, send the command with the uploads' ids at any
 * time before or after, and call `addPhotos` with its id until each photograph is `kept`.
 */
export const field = define({
  work: {
    method: 'GET',
    path: '/field/work',
    access: 'field.work',
    summary: 'The own visits of today, the next two days and those that are late, with all that they need',
    query: z.object({
      /** `stamp` of the last answer: only what differs from it is answered. Without it, or with one that is not known: everything */
      since: z.string().max(4000).optional(),
    }),
    response: one(fieldWork),
  },
  key: {
    method: 'GET',
    path: '/field/key',
    access: 'field.work',
    summary:
      'The keys under which the phone seals what waits to be sent, the newest first; those of an account are always the same',
    response: one(z.object({ keys: z.array(z.string()).min(1) })),
  },
  commands: {
    method: 'POST',
    path: '/field/commands',
    access: 'field.work',
    summary:
      'What the phone tells of its visits, in the order given. A command counts once however often it is sent. Those of a visit behind one that was not entered have no answer, and are sent again',
    body: z.object({
      commands: z
        .array(envelope, { error: m.field_commands_expected })
        .min(1, { error: m.field_commands_expected })
        .max(MOST_COMMANDS, { error: m.field_commands_expected }),
    }),
    response: many(commandAnswer),
  },
  addPhotos: {
    method: 'POST',
    path: '/field/commands/:id/photos',
    access: 'field.work',
    summary:
      'Keep photographs with the report of a command that is done: those named with it, and those named here. Answers for all of them, and may be repeated',
    params: z.object({ id: z.uuid() }),
    body: z.object({
      /** further ones, or in place of one that is `unknown`; may be empty */
      photos: laterPhotos.default([]),
    }),
    response: many(photoAnswer),
  },
})
