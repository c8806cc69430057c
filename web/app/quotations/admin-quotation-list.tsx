export default function AdminQuotationList() {
  return null
}
