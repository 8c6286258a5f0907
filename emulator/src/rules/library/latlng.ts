import { LatLngValue, RuleError, type Outcome } from '../evaluation/values.ts'
import { floatText } from './casts.ts'
import { signature, type Overloads } from './signature.ts'

const earthRadius = 6_371_010

function distance(one: LatLngValue, other: LatLngValue): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const sinLatitude = Math.sin(radians(other.latitude - one.latitude) / 2)
  const sinLongitude = Math.sin(radians(other.longitude - one.longitude) / 2)
  const across = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * sinLongitude ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(sinLatitude ** 2 + across)))
}

/** LatLng methods; distance in metres on a spherical earth. */
export const latLngMethods: Record<string, Overloads> = {
  latitude: [signature(['latlng'], ({ latitude }) => latitude)],
  longitude: [signature(['latlng'], ({ longitude }) => longitude)],
  distance: [signature(['latlng', 'latlng'], distance)],
}

function latLngOf(lat: bigint | number, lng: bigint | number): Outcome {
  const latitude = Number(lat)
  const longitude = Number(lng)
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return new LatLngValue(latitude, longitude)
  return new RuleError(
    `Latitude should be in [-90,90] range and longitude should be in [-180,180] range. latitude: ${floatText(latitude)}, longitude: ${floatText(longitude)}.`,
  )
}

/** The namespace `latlng`. */
export const latLngFunctions: Record<string, Overloads> = {
  value: [signature(['number', 'number'], latLngOf)],
}
