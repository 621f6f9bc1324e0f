import { listed, type Technology } from './technology.ts'

/** Boards, chips, sensors and what one builds, draws and flashes them with, taken in any case. */
const NAMES = {
  boards: `
    65C02, AccelStepper, ACS712, AD8232, Adafruit IO, ADS1015, ADXL345, AM2302, AMG8833, APA102, APDS-9960,
    ArchiCAD, ArduCopter, Arduino CLI, ArduinoJson, Artix-7, Arty A7, AT24C32, ATmega1284, ATmega16,
    ATmega2560, ATmega328, ATSAMD21, ATtiny13, ATtiny84, AVR-GCC, avr-hal, AXI-Lite, Azure IoT, Azure RTOS,
    Basys 3, BCM2711, BCM2712, BCM2835, BCM2837, BeagleBone AI, BeagleBone Black, BeaglePlay, BeagleV,
    BeagleY-AI, BH1750, BladeRF, BLHeli, BLTouch, Bluespec, BME680, BMI160, BMI270, BMP180, BMP388, BMP390,
    BMX055, BNO085, BricsCAD, BRL-CAD, build123d, CC1101, CC2530, CC2531, CC2650, CC3200, CH32V, CH32V003,
    CH341, ChirpStack, CircuitLab, Cleanflight, CMSIS-DSP, Commodore 64, Contiki-NG, Coral Edge TPU,
    Cortex-A7, Cortex-A72, Cortex-M0+, Cortex-M3, Cortex-M33, Cortex-R5, CP2104, Crazyflie, DCF77, DE0-Nano,
    DE1-SoC, DE10-Nano, devkitARM, devkitPro, DotStar, Dreamcast, DroneKit, DRV8833, DS1307, DS3231, DShot,
    dsPIC, dump1090, Edge TPU, EdgeTX, embOS, ESP-01, ESP32-C6, ESP32-S2, ESPAsyncWebServer, ESPEasy,
    Espruino, exFAT, Falstad, FIRRTL, FluidNC, FrSky, FT2232H, FT232RL, GameCube, GC9A01, Gowin, grblHAL,
    HC-05, HC-06, HC-SR501, HD44780, HiFive, HiveMQ, HMC5883L, Homebridge, HomeKit, HTU21D, Hubitat, i.MX
    RT, i.MX6ULL, i.MX8M, iCE40, iCEcube2, IceStorm, ICM-20948, ILI9488, INA226, INA260, Intel NUC,
    ioBroker, Itanium, Jetson AGX, Jetson TX2, Jetson Xavier, KallistiOS, Kinetis, Kintex-7, L293D,
    LattePanda, libdragon, libgpiod, LibreCAD, LilyGO, LIS3DH, LiteX, LoongArch, Losant, LPC11U35, LPC1768,
    LPC2148, LSM6DS3, LSM9DS1, M5Stack, M5StickC, m68k, Mach3, Magic VLSI, Maixduino, MAVROS, MAVSDK, MAX10,
    MAX232, MAX30100, MAX30102, MAX31855, MAX31865, MAX485, MAX6675, MCP3008, MCP4725, MCP9808, MFRC522,
    MG90S, MG996R, Migen, MIPI CSI, MIPI DSI, MLX90614, MLX90640, Movidius, MPU6500, MS5611, MSP430, MSP432,
    Multisim, Nano 33 BLE, NanoPi, NEMA 17, NEMA 23, NEO-6M, NEORV32, Nexys A7, nMigen, NodeMCU, nRF24,
    nRF51, nRF5340, nRF91, ODROID, OneWire, OpenROAD, OpenSBI, OpenTX, PCF8574, PCF8591, PDP-11, PIC16F877A,
    PIC18, PIC24, PICkit, Pico SDK, PicoRV32, pigpio, Pine64, Pinebook, PinePhone, PineTime, PL2303,
    Playdate, PlutoSDR, Proxmark3, PSn00bSDK, PubSubClient, QMC5883L, Qucs-S, Qwiic, Radxa, Raspbian,
    RepRap, RFM69, RK3328, RK3399, RK3568, RK3588, RockPro64, RS-232, RS-422, RS-485, RTKLIB, RV32I, RV64GC,
    SAM3X8E, SAMD51, SDR++, Seeeduino, SH1106, SHT20, SHT40, Si7021, SIM7600, SIM900, Simplify3D, SK6812,
    Slic3r, Smoothieware, SPARC, SpinalHDL, SSD1351, ST7735, ST7789, Stellaris, STM32F0, STM32F1, STM32F103,
    STM32F3, STM32F407, STM32F7, STM32G0, STM32G4, STM32H7, STM32L0, STM32L4, STM32U5, STM32WB, STM32WL,
    SuperH, SuperSlicer, SX1262, SX1276, SX1278, SystemC, SystemView, Tang Nano, TB6612FNG, TCA9548A,
    TCS34725, Teensyduino, TFmini, TFT_eSPI, TileLink, Tiny Tapeout, TinyFPGA, TinyOS, Tiva C, TLC5947,
    TM1637, TM4C123, TMC2130, TMC2208, TMC5160, TMP102, TMP36, TSL2561, Ubidots, ULN2003, ULX3S, USART,
    USBasp, VEML7700, VerneMQ, VexRiscv, Virtex-7, VisionFive, VL53L1X, VL6180X, W25Q128, W25Q64, Wiegand,
    WiFiManager, WiringPi, WS2801, WS2811, XBee, Xcelium, Xschem, ZCU102, ZX Spectrum, Zybo, Zynq-7000
  `,
}

/** Certain in exactly this case. */
const CASED = `
  Allegro, Amaranth, APRS, AXI, AXI4, BBB, Creo, CRSF, CVA6, DXF, ECP5, Energia, GD32, Gerber, GHDL,
  Grasshopper, I2S, IAR, K210, Libero, LM35, LVDS, MIPI, MIPS, Moonraker, Proteus, PRU, PYNQ, QSPI, Questa,
  RFID, SBUS, SDIO, SG90, SWD, UVM, Voron, Wishbone, Z80
`

/** Words and other spellings, with what makes them certain. */
const AMBIGUOUS: Technology[] = [
  { name: 'G-code', also: ['Gcode'] },
  { name: 'Grove', words: ['Grove'], nouns: ['sensor', 'connector'] },
]

export const HARDWARE: Technology[] = [...listed(NAMES, CASED), ...AMBIGUOUS]
