import type { Agreed } from 'contract/complaints/agreed'

/** A part at the price that the customer accepted, else as it is. */
export const atAgreedPrice = <P extends { part_id: number; price: number }>(agreed: Agreed | null, part: P): P => ({
  ...part,
  price: agreed?.parts.find(({ part_id }) => part_id === part.part_id)?.price ?? part.price,
})
