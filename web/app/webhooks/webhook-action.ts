import { WEBHOOK_LIST, webhookDeliveryPath } from 'contract/core/office-paths'
import { redirect } from 'react-router'
import { api } from '../api/client.ts'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { submitForMessage } from '../forms/submit-for-message.ts'
import { submit, valuesOf } from '../forms/submit.ts'
import { toast } from '../ui/feedback/toast-store.ts'

export type WebhookIntent = 'test' | 'on' | 'off' | 'rotate' | 'delete' | 'replay'

interface Done {
  message: string
  /** a new one, which comes once */
  secret?: string
}

/** What the buttons of a webhook do. A test leads to its delivery, which shows the answer. */
export async function webhookAction({
  request,
  params: { id },
}: {
  request: Request
  params: { id: string }
}): Promise<Refusal | Done | Response> {
  const { intent, ...values } = valuesOf(await request.formData())
  const params = { id }
  switch (intent as WebhookIntent) {
    case 'test': {
      const result = await submit(api.webhooks.test, { params })
      if (isRefusal(result)) return result
      const { message, data } = result
      if (data.state === 'sent') toast.success(message)
      else toast.error(message)
      return redirect(webhookDeliveryPath(Number(id), data.id))
    }
    case 'on':
    case 'off':
      return submitForMessage(api.webhooks.turn, { params, values: { on: intent === 'on' } })
    case 'replay':
      return submitForMessage(api.webhooks.replay, { params, values })
    case 'rotate': {
      const result = await submit(api.webhooks.rotate, { params })
      return isRefusal(result) ? result : { message: result.message, secret: result.data.secret }
    }
    case 'delete': {
      const result = await submitForMessage(api.webhooks.delete, { params })
      if (isRefusal(result)) return result
      toast.success(result.message)
      return redirect(WEBHOOK_LIST)
    }
  }
}
