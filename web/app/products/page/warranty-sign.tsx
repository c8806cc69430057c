import ShieldCheck from 'lucide-react/icons/shield-check'
import { warrantyWords } from '../warranty-text.ts'

/** The warranty period, with the product's own badge if it has one. */
export function WarrantySign({ icon, warranty }: { icon: string; warranty: string }) {
  if (!warranty && !icon) return null
  return (
    <span className="flex items-center gap-1.5 rounded-badge bg-white px-2.5 py-1.5 text-2xs font-medium">
      {icon ? (
        <img src={icon} alt="" width="24" height="24" className="size-6 object-contain" />
      ) : (
        <ShieldCheck className="size-4" aria-hidden />
      )}
      {warrantyWords(warranty)}
    </span>
  )
}
