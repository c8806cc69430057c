import { useState, useSyncExternalStore } from 'react'
import { m } from '#messages'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'
import { showProfile, useVisitor } from '../../session/profile.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { allowDesktop, showsDesktop, wantsDesktop } from './desktop-notices.ts'

/** In which other ways a member of staff hears of news. */
export const NoticeChoices = () => (
  <section aria-label={m.notices_choices()} className="mt-8 max-w-4xl border-t border-line pt-4">
    <h2 className="text-sm font-semibold">{m.notices_choices()}</h2>
    <DesktopChoice />
    <SmsChoice />
  </section>
)

function DesktopChoice() {
  const isOn = useSyncExternalStore(wantsDesktop.subscribe, showsDesktop, () => false)
  const [problem, setProblem] = useState<'blocked' | 'unable'>()
  const change = async (wanted: boolean) => {
    setProblem(undefined)
    if (!wanted) return wantsDesktop.keep(false)
    const outcome = await allowDesktop({ title: m.notices_desktop_on(), text: m.notices_desktop_on_text() })
    if (outcome !== 'on') setProblem(outcome)
  }
  return (
    <Checkbox checked={isOn} onChange={({ target }) => void change(target.checked)}>
      {m.notices_desktop()}
      <span role="status" className="block text-xs text-ink-2">
        {problem === 'blocked'
          ? m.notices_desktop_blocked()
          : problem === 'unable'
            ? m.notices_desktop_unable()
            : m.notices_desktop_text()}
      </span>
    </Checkbox>
  )
}

function SmsChoice() {
  const visitor = useVisitor()
  const profile = visitor.state === 'in' ? visitor.profile : undefined
  const [saving, setSaving] = useState<boolean>()
  if (!profile) return null
  const save = async (summary_sms: boolean) => {
    setSaving(summary_sms)
    try {
      showProfile((await api.accounts.updateProfile({ body: { summary_sms } })).data)
      toast.success(m.notices_choice_kept())
    } catch (error) {
      if (error instanceof ApiError) toast.error(error.message)
    } finally {
      setSaving(undefined)
    }
  }
  return (
    <Checkbox
      checked={saving ?? profile.summary_sms}
      disabled={saving !== undefined}
      onChange={({ target }) => void save(target.checked)}
    >
      {m.notices_by_sms()}
      <span className="block text-xs text-ink-2">{m.notices_by_sms_text({ contact: profile.contact })}</span>
    </Checkbox>
  )
}
