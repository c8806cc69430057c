import type { Locale } from 'contract/core/locale'
import type { Db } from '../../platform/core/db.ts'
import { inLanguage } from '../../platform/database/in-language.ts'
import { mainFileId } from '../product-cards.ts'
import type { ShareFacts } from './share-picture.ts'

/** The contents of a product's sharing picture in a language. */
export async function findShareFacts(db: Db, id: number, locale: Locale): Promise<ShareFacts | undefined> {
  const facts = await db
    .selectFrom('product')
    .leftJoin('file', (join) => join.on('file.id', '=', mainFileId))
    .where('product.id', '=', id)
    .select(['product.id', inLanguage(locale, 'product.name').as('name'), 'model_name', 'price'])
    .select(['file.key', 'file.ground'])
    .executeTakeFirst()
  return facts && { ...facts, locale }
}
