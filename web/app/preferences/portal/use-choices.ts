import type { Preferences } from 'contract/preferences/endpoints'
import type { Channel, Topic } from 'contract/preferences/words'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '#messages'
import { isUnanswered } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { useWhenOnline } from '../../ui/browser/when-online.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { TOPIC_WORDS, WAYS } from './topic-words.ts'

interface Press {
  topic: Topic
  channel: Channel
  isOn: boolean
}

type Place = Omit<Press, 'isOn'>

const keyOf = ({ topic, channel }: Place) => `${topic} ${channel}`

const wordsOf = ({ topic, channel }: Place) => ({ topic: TOPIC_WORDS[topic].name(), way: WAYS[channel]() })

const valueIn = (choices: Preferences['choices'], { topic, channel }: Place): boolean =>
  choices.find((choice) => choice.topic === topic)?.[channel] ?? false

/**
 * The switches: each press is saved at once, can be taken back from its toast, and goes back by itself if it failed. Where
 * no answer came it may be saved all the same: the server is asked, at once and when the connection is back.
 */
export function useChoices(stored: Preferences['choices']) {
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set())
  // One toast replaces another, so it tells of all that failed and tries all of them again.
  const failed = useRef(new Map<string, Press>())
  const told = useRef(0)
  const { revalidate } = useRevalidator()

  const show = (place: Place, isOn: boolean) => setPressed((before) => new Map(before).set(keyOf(place), isOn))

  async function press(wanted: Press, { isUndo = false } = {}): Promise<void> {
    const { topic, channel, isOn } = wanted
    const key = keyOf(wanted)
    show(wanted, isOn)
    setSaving((before) => new Set(before).add(key))
    forget(wanted)
    try {
      await api.preferences.choose({ body: { topic, [channel]: isOn } })
      tellSaved(wanted, isUndo)
      // A first e-mail sends a link to the address, and what its reader stopped is said.
      if (channel === 'email') await revalidate()
    } catch (error) {
      const refusal = refusalOf(error)
      show(wanted, !isOn)
      failed.current.set(key, wanted)
      told.current = toast.error(refusal.message, {
        text: m.preferences_not_saved({ switches: [...failed.current.values()].map(nameOf).join(', ') }),
        retry: () => [...failed.current.values()].forEach((one) => void press(one)),
      })
      if (isUnanswered(refusal)) await showKept()
    } finally {
      setSaving((before) => new Set([...before].filter((other) => other !== key)))
    }
  }

  function tellSaved(saved: Press, isUndo: boolean): void {
    const said = saved.isOn ? m.preferences_saved_on(wordsOf(saved)) : m.preferences_saved_off(wordsOf(saved))
    const undo = {
      label: m.preferences_undo(),
      run: () => void press({ ...saved, isOn: !saved.isOn }, { isUndo: true }),
    }
    toast.success(said, isUndo ? {} : { action: undo })
  }

  /** Shows what the server has of those that failed. What it has as pressed did not fail. */
  async function showKept(): Promise<void> {
    if (failed.current.size === 0) return
    const kept = await api.preferences.mine().catch(() => undefined)
    if (!kept) return
    for (const one of failed.current.values()) {
      if (valueIn(kept.data.choices, one) !== one.isOn) continue
      show(one, one.isOn)
      forget(one)
      tellSaved(one, false)
    }
  }

  /** When none is left that failed, its toast goes. */
  function forget(one: Press): void {
    if (failed.current.delete(keyOf(one)) && failed.current.size === 0) toast.dismiss(told.current)
  }

  useWhenOnline(() => void showKept())

  return {
    shownAs: (place: Place) => pressed.get(keyOf(place)) ?? valueIn(stored, place),
    isSaving: (place: Place) => saving.has(keyOf(place)),
    press,
  }
}

const nameOf = (one: Press) => m.preferences_switch(wordsOf(one))
