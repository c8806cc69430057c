import type { Preferences } from 'contract/preferences/endpoints'
import { CHANNELS } from 'contract/preferences/words'
import { m } from '#messages'
import { Switch } from './switch.tsx'
import { TOPIC_WORDS, WAYS } from './topic-words.ts'
import { useChoices } from './use-choices.ts'

/** Topics by ways, a switch in each cell. The column of e-mails is there where this installation sends any. */
export function ChoiceTable({ preferences: { choices, can_email, email } }: { preferences: Preferences }) {
  const { shownAs, isSaving, press } = useChoices(choices)
  const ways = CHANNELS.filter((channel) => channel === 'sms' || can_email)
  return (
    <table className="w-full rounded-card border border-line border-separate border-spacing-0">
      <thead>
        <tr className="text-2xs text-ink-2">
          <th scope="col" className="py-2.5 pl-4 text-left font-medium sm:pl-5">
            {m.preferences_topic()}
          </th>
          {ways.map((channel) => (
            <th key={channel} scope="col" className="w-16 text-center font-medium">
              {WAYS[channel]()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {choices.map(({ topic }) => {
          const { name, text, always } = TOPIC_WORDS[topic]
          return (
            <tr key={topic} className="align-top">
              <th scope="row" className="border-t border-line py-4 pl-4 text-left font-normal sm:pl-5">
                <span className="text-sm font-semibold wrap-anywhere">{name()}</span>
                <span className="mt-1 block text-xs text-ink-2">{text()}</span>
                {always && <span className="mt-1.5 block text-2xs text-ink-3">{always()}</span>}
              </th>
              {ways.map((channel) => (
                <td key={channel} className="border-t border-line py-2">
                  <div className="flex justify-center">
                    <Switch
                      label={m.preferences_switch({ topic: name(), way: WAYS[channel]() })}
                      isOn={shownAs({ topic, channel }) && (channel === 'sms' || email !== '')}
                      busy={isSaving({ topic, channel })}
                      disabled={channel === 'email' && email === ''}
                      onChange={(isOn) => void press({ topic, channel, isOn })}
                    />
                  </div>
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
