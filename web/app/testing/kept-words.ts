/** What is the same in both languages: names of brands, programs, typefaces and languages, formats, units, keys. */
export const KEPT_WORDS: readonly string[] =
  `Baltra Facebook Instagram YouTube TikTok LinkedIn Viber Excel JavaScript Chrome Linux Arial Gotham Narrow
  PDF JPEG PNG WebP AVIF GIF HEIC MP4 WebM QuickTime 3GP CSV csv xlsx xls https KB MB GB Redis Node.js
  BACKUP_KEY Ctrl Shift Enter Esc Escape Space English नेपाली error warn info debug trace`.split(/\s+/)

/** Names of fields and values in refusals that only programs can provoke, and of file formats that are refused. */
export const WORDS_OF_CALLS: readonly string[] =
  `CRM UTF-8 ods image video pdf en ne bs ad language per_page page kind key job_no status dateAdded true false unread read
  shown hidden points money like dislike report horizontal vertical pending approved rejected Pending Rejected Approved featured all
  asc desc newest highest lowest last_at reports times`.split(/\s+/)

/** Messages with an example of what is typed, or with the names of columns and choices of a sheet. */
export const QUOTES_LATIN =
  /^(accounts_not_easy|accounts_data_open|parts_guide_\w+|categories_office_search_words_help|products_nothing_found|products_search_examples|products_office_(bulk_columns|bulk_nepali|size_help)|rich_text_link_help|service_points_office_guide_\w+|units_office_import_(columns|text)|warranty_packages_(duration|package_type)_help)$/

/** A text without these words, each only as a whole: BEK-150 is left in BEK-150-COPY. */
export const withoutWords = (text: string, words: readonly string[]): string =>
  words.reduce(
    (rest, word) =>
      rest.replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(word)}(?![\p{L}\p{N}]|-[A-Z\d])`, 'gu'), ' '),
    text,
  )

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
