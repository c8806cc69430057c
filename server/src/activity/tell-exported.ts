import type { Locale } from 'contract/core/locale'
import { exportedByPath } from 'contract/core/office-paths'
import { m } from 'contract/messages'
import { nameOf } from '../accounts/person-name.ts'
import type { TellExported } from '../platform/audit/record-export.ts'
import { sentenceOf } from '../platform/audit/sentence.ts'
import { tellAdministrators } from '../notices/tell-administrators.ts'

/** The other administrators hear of an export, with the words of the log. */
export const tellExported: TellExported = async (tx, user, { after, at }) => {
  const name = await nameOf(tx, user.id)
  const news = {
    title: (locale: Locale) => m.notices_oversight_exported_title({ name }, { locale }),
    text: (locale: Locale) =>
      sentenceOf({ actor_id: user.id, name, key_name: null, action: 'list.export', before: null, after }, locale),
    address: exportedByPath(user.id),
  }
  await tellAdministrators(tx, news, { at, except: user.id })
}
