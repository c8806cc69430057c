import { m } from 'contract/messages'
import { defineDeletion } from '../platform/deletions/define-deletion.ts'
import { refuseFullBags } from '../parts/refuse-full-places.ts'
import { refuseOpenWork } from './refuse-open-work.ts'

/** Deletes engineers without open complaints and parts; closed complaints keep the name. */
export const engineerDeletion = defineDeletion('engineer', {
  noun: m.things_engineer,
  refuse: async (tx, ids) => {
    await refuseOpenWork(tx, ids)
    await refuseFullBags(tx, ids)
  },
})
