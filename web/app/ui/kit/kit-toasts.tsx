import { Button } from '../buttons/button.tsx'
import { toast, ToastFrame } from '../feedback/toast.tsx'
import { KitRow, KitSection } from './kit-section.tsx'

export const KitToasts = () => (
  <KitSection
    title="Toasts"
    text="Bottom left, 5 seconds, one on top of the other. Errors stay until they are dismissed."
  >
    <div className="grid gap-3">
      <ToastFrame message={{ id: -1, tone: 'success', title: 'OTP has been verified!' }} />
      <ToastFrame
        message={{ id: -2, tone: 'warning', title: 'Invalid Input!', text: 'Two fields need another look.' }}
      />
      <ToastFrame
        message={{
          id: -3,
          tone: 'error',
          title: 'No internet connection',
          text: 'Your review is kept here.',
          retry: () => {},
        }}
      />
      <ToastFrame message={{ id: -4, tone: 'info', title: 'Already dispatched to CRM' }} />
    </div>
    <div className="mt-4">
      <KitRow>
        <Button
          variant="line"
          onClick={() => toast.success('3 customers deleted', { text: 'Prakash Adhikari and 2 others' })}
        >
          Say it worked
        </Button>
        <Button
          variant="line"
          onClick={() => toast.error('Not saved: no internet connection', { retry: () => toast.success('Saved') })}
        >
          Say it failed
        </Button>
      </KitRow>
    </div>
  </KitSection>
)
