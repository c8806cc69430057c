import type { Selectable } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import type { Product } from '../platform/core/schema.ts'
import type { Services } from '../platform/core/services.ts'
import type { DemoFiles } from './demo-files.ts'
import type { People } from './demo-people.ts'

/** The parts of the demo a registration refers to. */
export interface World {
  services: Services
  tx: Db
  files: DemoFiles
  accounts: Map<string, number>
  people: People
  products: Map<
    string,
    Pick<
      Selectable<Product>,
      'id' | 'name' | 'model_name' | 'reward_points' | 'warranty_months' | 'warranty_parts' | 'sub_category_id'
    >
  >
  /** the customer's picture of a product: the shop's */
  pictures: Map<string, string>
}
