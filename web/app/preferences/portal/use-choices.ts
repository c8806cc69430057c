import type { Preferences } from 'contract/preferences/endpoints'
import type { Channel, Topic } from 'contract/preferences/words'
import { useState } from 'react'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { TOPIC_WORDS, WAYS } from './topic-words.ts'

interface Press {
  topic: Topic
  channel: Channel
  isOn: boolean
}

const keyOf = ({ topic, channel }: Omit<Press, 'isOn'>) => `${topic} ${channel}`

/** The switches: each press is saved at once, can be taken back from its toast, and goes back by itself if it failed. */
export function useChoices(stored: Preferences['choices']) {
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set())
  const shownAs = (press: Omit<Press, 'isOn'>) =>
    pressed.get(keyOf(press)) ?? stored.find(({ topic }) => topic === press.topic)?.[press.channel] ?? false

  async function press({ topic, channel, isOn }: Press, { isUndo = false } = {}): Promise<void> {
    const key = keyOf({ topic, channel })
    const show = (value: boolean) => setPressed((before) => new Map(before).set(key, value))
    show(isOn)
    setSaving((before) => new Set(before).add(key))
    try {
      await api.preferences.choose({ body: { topic, [channel]: isOn } })
      const words = { topic: TOPIC_WORDS[topic].name(), way: WAYS[channel]() }
      const said = isOn ? m.preferences_saved_on(words) : m.preferences_saved_off(words)
      const undo = {
        label: m.preferences_undo(),
        run: () => void press({ topic, channel, isOn: !isOn }, { isUndo: true }),
      }
      toast.success(said, isUndo ? {} : { action: undo })
    } catch (error) {
      show(!isOn)
      toast.error(refusalOf(error).message, { retry: () => void press({ topic, channel, isOn }) })
    } finally {
      setSaving((before) => new Set([...before].filter((other) => other !== key)))
    }
  }

  return { shownAs, isSaving: (one: Omit<Press, 'isOn'>) => saving.has(keyOf(one)), press }
}
