export default function AdminUnitList() {
  return null
}
