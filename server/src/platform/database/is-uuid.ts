/** Whether a text can be compared with a uuid column; PostgreSQL fails on any other. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
