/** On every page: each shows the brand. */
export const SETTINGS = 'settings'
