/** What a form holds that differs from how it was; a file is always new. */
export const changedFields = (typed: Record<string, unknown>, before: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== before[name as keyof typeof before]))
