import { randomInt } from 'node:crypto'

/** Without what is mistaken for something else when it is read aloud or copied by hand: 0 O, 1 I L, 5 S, 8 B, U V. */
const SIGNS = '234679ACDEFGHJKMNPQRTWXYZ'

/** `EXT-7K3M-9QXP`: what a customer names at the shop. Nobody can guess one, there are 150 thousand million. */
export const newReference = (): string => `EXT-${signs(4)}-${signs(4)}`

const signs = (count: number) => Array.from({ length: count }, () => SIGNS[randomInt(SIGNS.length)]).join('')
