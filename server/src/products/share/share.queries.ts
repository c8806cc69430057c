import type { Db } from '../../core/db.ts'
import { mainFileId } from '../product-cards.ts'
import type { ShareFacts } from './share-picture.ts'

/** The contents of a product's sharing picture. */
export const findShareFacts = (db: Db, id: number): Promise<ShareFacts | undefined> =>
  db
    .selectFrom('product')
    .leftJoin('file', (join) => join.on('file.id', '=', mainFileId))
    .where('product.id', '=', id)
    .select(['product.id', 'name', 'model_name', 'price', 'file.key', 'file.ground'])
    .executeTakeFirst()
