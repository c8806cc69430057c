export default function AdminWarrantyList() {
  return null
}
