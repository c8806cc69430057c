// Second addresses of calls, which only an earlier client of this API uses.
import { complaints } from '../complaints/endpoints.ts'
import { define } from '../core/endpoint.ts'
import { products } from '../products/endpoints.ts'
import { users } from '../users/endpoints.ts'

/** The second addresses, by the domain that they belong to. */
export const secondAddresses = {
  products: define({
    getPlain: { ...products.get, path: '/products/:id', summary: 'The same as getdatabyid' },
  }),
  complaints: define({
    deleteAlias: {
      ...complaints.delete,
      path: '/stocks/deletecomplaint/:id',
      summary: 'Another name of deletecomplaintbyid',
    },
    deleteOfWarranties: {
      ...complaints.deleteMany,
      path: '/stocks/deletecomplaint',
      summary: 'Delete the complaints that rows of the warranty list show; the ids are those of the rows',
    },
  }),
  users: define({
    deleteSelected: {
      ...users.deleteMany,
      path: '/user/deleteusers',
      summary: 'The same under the address that the roles screen of an older client calls',
    },
  }),
}
