export const clientLoader = () => null

export default function RewardPoints() {
  return null
}
