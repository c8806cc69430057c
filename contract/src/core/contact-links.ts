/** `tel:+97710000000` */
export const telLink = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`

/** Opens a chat with this number in Viber. */
export const viberLink = (number: string): string =>
  `viber://chat?number=${encodeURIComponent(number.replaceAll(/\s/g, ''))}`
