/** The words and numbers of the brand that both the website and messages use. */
export const BRAND = {
  name: 'Baltra',
} as const
