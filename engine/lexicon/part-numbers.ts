/** Beginnings of nothing but the names of chips, sensors and displays, with three digits or more behind them. */
const MAKERS = [
  'ADS|ADXL|AXP|BM[AEIMP]|BNO|DRV|DWM|FDC|GD32[A-Z]{1,2}|HDC|HMC|ICM-|ILI9|IMX|INA|IRF|KSZ|LAN8|LPC|LTC|MAX|MCP|MFRC|MLX9',
  'MPU-?|MSM8|NTAG|OPA|PAM8|PCA9|PCF8|PCM|PMS|QCA|RFM|RTL8|SDM|SSD1|STSPIN|TAS5|TCA9|TCS|TDA|TLC5|TLV|TMC|TPA|TPS|TSL|TSOP|ULN',
  'VCNL|VEML|XPT',
]

/** Families with a shape of their own. */
const FAMILIES = [
  'STM32[A-Z]{1,2}\\d[A-Z\\d]{1,8}|ESP32(?:-[A-Z][A-Z\\d]*)+(?:-\\d+)?|AT(?:mega|tiny)\\d{1,4}[A-Z]{0,3}\\d?|nRF5\\d{4}|RP2\\d{3}',
  'PIC(?:1[0268]|24|32)[A-Z]{1,2}\\d{2,5}[A-Z]{0,2}|MSP43[02][A-Z]{1,2}\\d{2,5}|SAMD\\d\\d[A-Z\\d]{0,4}|BCM2\\d{3}|RK3\\d{3}',
  'CH32[VX]\\d{3}|AM335x|(?:AHT|DHT|HTU|SCD|SGP|SHT|TMP)\\d{2}[A-Z]?|VL\\d\\dL\\d[A-Z]{1,2}|W25[NQ]\\d{2,3}|WS28\\d\\d[A-Z]?',
  'L29[38][A-Z]{0,2}|PY32(?:F\\d{3}[A-Z\\d]{0,9})?|CH3[34]\\d[A-Z]?|SX12\\d\\d|MP[12]\\d{3}[A-Z]{0,3}(?:-[A-Z])?|SK68\\d\\d|ST77\\d\\d[A-Z]?|74(?:HCT?|LS|LVC|AHCT?|ACT?)\\d{2,5}|[12]N\\d{4}|2[3-8](?:LC|AA|C)\\d{2,4}',
]

/** Who makes machines, instruments and chips: behind them stands which one it is. */
const BRANDS =
  'Acer|Agilent|AMD|ASRock|Asus|ASUS|Behringer|Bosch|Broadcom|Brother|Canon|Cisco|Corsair|Creality|D-Link|Dell|DFRobot|Epson|Fluke|' +
  'Focusrite|Garmin|Gigabyte|GoPro|Hantek|Heltec|Honeywell|HPE?|Huawei|IBM|Infineon|Intel|Juniper|Keithley|Keysight|Korg|Lenovo|' +
  'LilyGO|Logitech|MediaTek|Mitsubishi|Motorola|MSI|Murata|N(?:VIDIA|vidia)|N(?:ETGEAR|etgear)|Nikon|NXP|Omron|Panasonic|' +
  'Philips|Pololu|QNAP|Qualcomm|Quectel|Realtek|Rigol|Roland|Samsung|Seagate|Semtech|Siemens|Siglent|SIMCom|Sony|Supermicro|' +
  'Synology|Tektronix|Toshiba|TP-Link|Ubiquiti|Waveshare|Xiaomi|Yamaha|Zebra'

const OPEN = '(?<![\\p{L}\\d_./@#-])'

/** Members of well-known families of chips, whatever the text is about: STM32G474RE, ATmega644, DRV8871, 74HC165. */
export const CHIP = new RegExp(
  `${OPEN}(?:${FAMILIES.join('|')}|(?:${MAKERS.join('|')})\\d{3,5}[A-Z]{0,3})(?![\\p{L}\\d_-])`,
  'gu',
)

/** Chips and modules, by the shape of their names: INA226, BME680, LM2596S; "OPS-318" is a ticket. */
export const PART_NUMBER =
  /(?<![\p{L}\d_./@#-])(?!(?:ISO|RFC|SHA|MD|AES|RSA|UTF|IEEE|ANSI|HTTP|CVE|GTX|RTX|DDR|PCI|USB|WIN|ES|IPV|MP|ID|PR|RGB|FR|AWG|CR|M|PAY|BUG|PR|TP|GP)-?\d)(?:[A-Z]{2,5}\d{3,5}[A-Z]{0,3}\d?|[A-Z]{2,5}-\d{3,5}[A-Z]{1,3}\d?)(?![\p{L}\d_])/gu

/** "Logitech C920", "IBM ThinkPad T42", "Rigol DS1054Z": a model behind the name of its maker. */
export const MODEL = new RegExp(
  `${OPEN}(?:${BRANDS})(?: [A-Z][A-Za-z]{1,12}){0,2} (?:[A-Z]{1,4}[a-z]{0,2}(?:-[A-Z]?)?\\d{1,5}[A-Za-z]{0,3}(?:-[A-Z\\d]{1,4})?|\\d{3,4}[A-Z]{0,2})(?: (?:Ti|Super|XT|Pro|Max|Plus|Mini|Ultra)(?![\\p{L}\\d]))?(?![\\p{L}\\d_%-]|[.,]\\d)`,
  'gu',
)
export const HAS_MODEL = new RegExp(`(?:${BRANDS}) [A-Z\\d]`)
