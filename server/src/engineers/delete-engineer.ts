import { m } from 'contract/messages'
import { defineDeletion } from '../platform/deletions/define-deletion.ts'
import { refuseOpenWork } from './refuse-open-work.ts'

/** Deletes engineers without open complaints; closed ones keep the name. */
export const engineerDeletion = defineDeletion('engineer', {
  noun: m.things_engineer,
  refuse: refuseOpenWork,
})
