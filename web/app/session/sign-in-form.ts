/** What the forms for signing in refuse: also what is shorter than any password. */
export const signInForm = async () => (await import('contract/accounts/endpoints')).signInForm
