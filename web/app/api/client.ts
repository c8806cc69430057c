import { createClient } from 'contract/core/client'
import routes from 'virtual:contract-routes'
import type { Api } from './context.ts'
import { untilSignedIn } from './sign-in-again.ts'
import { passwordQuestion, withPassword } from './with-password.ts'
import { browserSend } from './browser-send.ts'

/** The API for the browser: `clientLoader`s, `clientAction`s and what else runs there. */
export const api: Api = createClient(routes, untilSignedIn(withPassword(browserSend, () => passwordQuestion.ask({}))))
