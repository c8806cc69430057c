import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { customerNotes } from 'contract/customer-notes/endpoints'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { getNote, notesAbout, refuseUnknownCustomer } from './customer-note.queries.ts'
import { addNote, changeNote, deleteNote } from './write-note.ts'

export function customerNoteRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  implement(app, services, customerNotes, {
    list: async ({ params }, { user }) => {
      await refuseUnknownCustomer(db, params.id)
      return { data: await notesAbout(db, params.id, user.id) }
    },
    add: async ({ params, body }, { user }) => {
      const id = await addNote(services, user, params.id, body.text)
      return { message: m.core_note_saved(), data: await getNote(db, id, user.id) }
    },
    change: async ({ params, body }, { user }) => {
      await changeNote(services, user, params.id, body.text)
      return { message: m.core_note_saved(), data: await getNote(db, params.id, user.id) }
    },
    delete: async ({ params }, { user }) => {
      await deleteNote(services, user, params.id)
      return { message: m.core_note_deleted() }
    },
  })
}
