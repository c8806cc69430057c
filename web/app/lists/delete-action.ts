import { refusalOf, type Refusal } from '../forms/refusal.ts'

interface Deletes {
  one: (id: number) => Promise<{ message: string }>
  many: (ids: number[]) => Promise<{ message: string }>
}

/** The action of a list whose rows can be deleted, one by its bin or many by their ticks. */
export const deleteAction =
  ({ one, many }: Deletes) =>
  async ({ request }: { request: Request }): Promise<Refusal | { message: string }> => {
    const form = await request.formData()
    const ids = form.getAll('id').map(Number)
    try {
      const { message } = await (form.get('intent') === 'delete-many' ? many(ids) : one(ids[0]!))
      return { message }
    } catch (error) {
      return refusalOf(error)
    }
  }
