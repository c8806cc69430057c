export default function AdminQuotationView() {
  return null
}
