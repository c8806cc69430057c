export default function QuotationHistory() {
  return null
}
