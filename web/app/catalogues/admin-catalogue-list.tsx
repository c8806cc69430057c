export default function AdminCatalogueList() {
  return null
}
