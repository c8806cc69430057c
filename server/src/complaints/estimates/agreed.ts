import type { Agreed } from 'contract/complaints/agreed'
import { sql } from 'kysely'

/** What the customer of a `complaint` agreed to pay; null where no estimate was accepted. */
export const agreed = sql<Agreed | null>`(
  select json_build_object('total', total, 'labour', greatest(0, labour - charged.for_labour),
    'visit_charge', greatest(0, visit_charge - charged.for_way),
    'parts', (select coalesce(json_agg(json_build_object('part_id', part_id, 'price', price,
        'is_covered', is_covered) order by part_id), '[]')
      from repair_estimate_part where estimate_id = repair_estimate.id))
  from repair_estimate cross join lateral (
    select coalesce(sum(report.labour), 0)::int as for_labour, coalesce(sum(report.visit_charge), 0)::int as for_way
    from visit_report as report where report.complaint_id = repair_estimate.complaint_id and report.at >= answered_at
  ) as charged
  where complaint_id = complaint.id and answer = 'accepted' order by repair_estimate.id desc limit 1)`
