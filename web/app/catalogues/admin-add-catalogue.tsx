export default function AdminAddCatalogue() {
  return null
}
