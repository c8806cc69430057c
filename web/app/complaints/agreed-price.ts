import type { Agreed } from 'contract/complaints/agreed'

/** A part at the price that the customer accepted, else as it is. */
export const atAgreedPrice = <P extends { part_id: number; price: number }>(
  agreed: Agreed | null | undefined,
  part: P,
): P => ({ ...part, price: agreedPart(agreed, part)?.price ?? part.price })

/** Whether a warranty pays for a part: as the customer accepted it, else as the verdict says. */
export const isCoveredAsAgreed = (
  agreed: Agreed | null | undefined,
  part: { part_id: number },
  byVerdict: boolean,
): boolean => agreedPart(agreed, part)?.is_covered ?? byVerdict

const agreedPart = (agreed: Agreed | null | undefined, { part_id: id }: { part_id: number }) =>
  agreed?.parts.find(({ part_id }) => part_id === id)
