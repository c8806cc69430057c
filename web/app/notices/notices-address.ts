/** Where one's notices are. */
export const NOTICES = '/baltra-notices'
