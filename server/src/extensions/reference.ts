import { randomInt } from 'node:crypto'

/** Without characters that are confused when read aloud or copied by hand: 0 O, 1 I L, 5 S, 8 B, U V. */
const SIGNS = '234679ACDEFGHJKMNPQRTWXYZ'

/** `EXT-7K3M-9QXP`: the reference a customer names at the shop. Unguessable: there are 150 thousand million. */
export const newReference = (prefix: string): string => `${prefix}-${signs(4)}-${signs(4)}`

const signs = (count: number) => Array.from({ length: count }, () => SIGNS[randomInt(SIGNS.length)]).join('')
