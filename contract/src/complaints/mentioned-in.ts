import { folded } from '../core/texts/folded.ts'

/** Those of the people whose whole name stands after an @ in a text. */
export const mentionedIn = <Person extends { name: string }>(text: string, people: readonly Person[]): Person[] => {
  const written = folded(text)
  return people.filter(({ name }) => afterAt(folded(name)).test(written))
}

/** Not within an e-mail address, and not the beginning of a longer name; a Nepali particle may follow. */
const afterAt = (name: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}._-])@${escaped(name)}(?![\p{Script=Latin}\p{M}\p{N}])`, 'u')

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`)
