import type { ActivityKind } from 'contract/activity/words'

/** The verbs of recorded actions by kind; any other is of the kind `other`. */
export const VERBS: Record<Exclude<ActivityKind, 'other'>, readonly string[]> = {
  add: ['add', 'duplicate', 'import', 'register', 'request', 'file', 'note', 'absence', 'dispute', 'disputed'],
  edit: [
    'edit',
    'update',
    'save',
    'adjust',
    'price',
    'discount',
    'redeem',
    'claim',
    'undo',
    'note-edit',
    'assign',
    'move-visit',
    'tag',
    'merge',
    'take-over',
    'separate',
    'give-back',
    'sort',
    'to-complaint',
  ],
  decide: ['approve', 'reject', 'reopen', 'cancel', 'settle', 'hide', 'show', 'dispatch', 'transfer', 'answer'],
  delete: ['delete', 'close', 'withdraw', 'note-delete', 'back', 'remove-demo'],
  restore: ['restore'],
  export: ['export'],
  open: ['open'],
}
