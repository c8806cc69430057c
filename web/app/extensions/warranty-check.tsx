export const clientLoader = () => null

export default function WarrantyCheck() {
  return null
}
