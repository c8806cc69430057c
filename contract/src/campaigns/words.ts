/** How many registrations one campaign may be about: as many as a list selects. */
export const CAMPAIGN_MOST = 5000

/** How long its text can be: with placeholders and link it stays a few parts. */
export const CAMPAIGN_TEXT_MAX = 400
export const CAMPAIGN_NAME_MAX = 100

/** The placeholders of its text, filled in for each person. */
export const CAMPAIGN_PLACES = ['customer', 'products'] as const

/** So many people are written to at once, so often: the codes of others go first. */
export const CAMPAIGN_PACE = { people: 20, seconds: 10 } as const

/** How many minutes writing to so many people takes. */
export const campaignMinutes = (people: number): number =>
  Math.ceil((Math.ceil(people / CAMPAIGN_PACE.people) * CAMPAIGN_PACE.seconds) / 60)

/** How far the message to a person is; `unreached`: no mobile number, and no e-mail address that was confirmed. */
export const RECIPIENT_STATES = ['waiting', 'sent', 'failed', 'unreached'] as const
export type RecipientState = (typeof RECIPIENT_STATES)[number]

/** What a person answered: call me, checked already, or what staff were told. */
export const CAMPAIGN_ANSWERS = ['call', 'checked', 'staff'] as const
export type CampaignAnswer = (typeof CAMPAIGN_ANSWERS)[number]

/** The answers on the page of the link. */
export const OWN_ANSWERS = ['call', 'checked'] as const satisfies readonly CampaignAnswer[]

/** The parts of a campaign's people, by how far the message is and by their answer. */
export const RECIPIENT_PARTS = ['silent', 'call', 'answered', ...RECIPIENT_STATES] as const
export type RecipientPart = (typeof RECIPIENT_PARTS)[number]
