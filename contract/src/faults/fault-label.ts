import { m } from 'contract/messages'
import type { Locale } from '../core/locale.ts'

/** What can be chosen as a fault (`usual-faults.ts`), or is offered to staff, by the words that are sent. */
const LABEL = new Map([
  ['Does not start', m.faults_choice_does_not_start],
  ['Runs slowly', m.faults_choice_runs_slowly],
  ['Noise', m.faults_choice_noise],
  ['Shakes', m.faults_choice_shakes],
  ['Remote does not work', m.faults_choice_remote_does_not_work],
  ['Does not heat', m.faults_choice_does_not_heat],
  ['Too hot', m.faults_choice_too_hot],
  ['Leaks', m.faults_choice_leaks],
  ['Broken part', m.faults_choice_broken_part],
  ['Sparks or smell', m.faults_choice_sparks_or_smell],
  ['Stops while running', m.faults_choice_stops_while_running],
  ['Coating comes off', m.faults_choice_coating_comes_off],
  ['Something else', m.faults_choice_something_else],
  ['Lamp', m.faults_part_lamp],
  ['Motor', m.faults_part_motor],
  ['Compressor', m.faults_part_compressor],
  ['Display', m.faults_part_display],
  ['Remote', m.faults_part_remote],
  ['PCB', m.faults_part_pcb],
  ['Fan', m.faults_part_fan],
  ['Other', m.faults_part_other],
])

export const FAULTS: readonly string[] = [...LABEL.keys()]

/** A fault as people read it, in the language of the page or a given one. Words that the office or a person wrote stay as they are. */
export const faultLabel = (fault: string, locale?: Locale): string =>
  LABEL.get(fault)?.({}, locale && { locale }) ?? fault
